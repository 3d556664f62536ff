/// The whole program, as `vcrMain(adopting:)` of the room `vcr` is, for those who have adopted their types already. So an
/// app's shell is compiled without the rooms that the program is made of.
int vcr_main(void);
