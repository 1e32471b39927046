#pragma once
#include "common.h"
// 9x9 Go: chains as circular lists with pseudo-liberties (count, sum and sum of squares of the empty neighbours of each stone);
// neighbours of each point counted by colour, so that eyes and most legal moves are known without a look at the board.
namespace go {
constexpr int L=9,W=L+1,P=W*(L+2)+1,EMPTY=0,BLACK=1,WHITE=2,EDGE=3;
struct Chain { int libs,sum,sq,size; };
struct Board { u8 col[P]; u16 ch[P],nx[P],em[L*L],at[P]; int n,ko; Chain c[P]; u32 nb[P]; // nb: empty, black, white neighbours, 8 bits each; an edge counts as both colours
  void init(){ memset(this,0,sizeof *this); memset(col,EDGE,sizeof col);
    for(int y=0;y<L;y++)for(int x=0;x<L;x++){ int p=(y+1)*W+x+1; col[p]=EMPTY; at[p]=n; em[n++]=p; }
    for(int i=0;i<n;i++){ int p=em[i]; for(int d:{-W,-1,1,W}) nb[p]+=col[p+d]==EDGE?0x010100:1; } }
  INL bool atari(int k)const{ const Chain&x=c[k]; return (long)x.sum*x.sum==(long)x.libs*x.sq; }
  INL int own(int p,int s)const{ return (nb[p]>>(8*s))&255; }
  INL bool eye(int p,int s)const{ if(own(p,s)!=4) return false; int o=3-s,bad=0,edge=0;
    for(int d:{-W-1,-W+1,W-1,W+1}){ bad+=col[p+d]==o; edge+=col[p+d]==EDGE; } return bad+(edge>0)<2; }
  INL bool legal(int p,int s)const{ if(p==ko) return false; if(nb[p]&255) return true; 
    for(int d:{-W,-1,1,W}){ int t=col[p+d]; if(t!=EDGE&&(t==s)!=atari(ch[p+d])) return true; } return false; }
  INL void lib(int k,int s,int p){ Chain&x=c[k]; x.libs+=s; x.sum+=s*p; x.sq+=s*p*p; }
  INL void play(int p,int s){ int o=3-s; int last=em[--n]; em[at[p]]=last; at[last]=at[p]; col[p]=s; ch[p]=nx[p]=p; c[p]={0,0,0,1};
    u32 dn=(1u<<(8*s))-1; for(int d:{-W,-1,1,W}) nb[p+d]+=dn;
    for(int d:{-W,-1,1,W}){ int q=p+d,t=col[q]; if(t==EMPTY) lib(ch[p],1,q); else if(t!=EDGE){ lib(ch[q],-1,p);
        if(t==s&&ch[q]!=ch[p]){ int a=ch[p],b=ch[q]; if(c[a].size<c[b].size) std::swap(a,b); Chain&x=c[a],&y=c[b];
          x.libs+=y.libs; x.sum+=y.sum; x.sq+=y.sq; x.size+=y.size; int z=b; do{ ch[z]=a; z=nx[z]; }while(z!=b); std::swap(nx[a],nx[b]); } } }
    int taken=0,where=0; for(int d:{-W,-1,1,W}){ int q=p+d; if(col[q]!=o||c[ch[q]].libs) continue; int z=q;
      do{ col[z]=EMPTY; at[z]=n; em[n++]=z; taken++; where=z; u32 up=1-(1u<<(8*o)); for(int e:{-W,-1,1,W}){ nb[z+e]+=up; int t=col[z+e]; if(t==s||t==o) lib(ch[z+e],1,z); } z=nx[z]; }while(z!=q); }
    ko=taken==1&&c[ch[p]].size==1&&c[ch[p]].libs==1?where:0; }
};
// Moves uniform among those that are legal and fill no eye, until both pass; area score; 1 if black wins with a komi of 7.5, else 2.
template<class G> static int playout(const Board&start,G&g,int&len){ Board b=start; int s=BLACK,passes=0,t=0;
  for(;passes<2&&t<3*L*L;t++){ int p=0;
    for(int r=b.n;r>0;r--){ int i=below(g.next(),r),q=b.em[i]; if(b.legal(q,s)&&!b.eye(q,s)){ p=q; break; }
      int e=b.em[r-1]; b.em[i]=e; b.em[r-1]=q; b.at[e]=i; b.at[q]=r-1; }
    if(p){ passes=0; b.play(p,s); } else { passes++; b.ko=0; } s=3-s; }
  len=t; int score=0; for(int y=0;y<L;y++)for(int x=0;x<L;x++){ int p=(y+1)*W+x+1,c=b.col[p]; if(c==EMPTY) c=b.own(p,BLACK)==4?BLACK:b.own(p,WHITE)==4?WHITE:EMPTY; score+=c==BLACK?1:c==WHITE?-1:0; }
  return score>7.5?1:2; }
}
