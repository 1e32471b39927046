#include "go.h"
int main(){ static go::Board b; b.init(); puts("9x9 Go, moves uniform among those that fill no eye, komi 7.5 (elsewhere: about 111 moves, black wins 0.42)");
  bench("Go A pseudo-liberties",200000,[](u64 seed,u64 n,Tally&t){ Wy g(seed); for(u64 i=0;i<n;i++){ int l; int r=go::playout(b,g,l); t.add(r,l); } }); }
