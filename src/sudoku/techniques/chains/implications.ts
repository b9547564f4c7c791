import type { Graph, Links, Ties } from './graph';

/** The links that chains of one kind may use. */
export interface LinkKinds {
  readonly strong: keyof Ties;
  readonly weak: keyof Ties;
}

/** What follows if one node is false: which nodes are true, nearest first, and by which chain. */
export class Implications {
  /** The nodes that are true, nearest first. */
  readonly order: Int32Array;
  found = 0;
  /** How many nodes the chain from the start to a true node has, including both; 0 if there is none. */
  readonly length: Int32Array;
  private readonly trueBy: Int32Array;
  private readonly falseBy: Int32Array;
  readonly strong: Links;
  readonly weak: Links;
  private start = 0;

  constructor(graph: Graph, { strong, weak }: LinkKinds) {
    const count = graph.nodes.length;
    this.order = new Int32Array(count);
    this.length = new Int32Array(count);
    this.trueBy = new Int32Array(count);
    this.falseBy = new Int32Array(count);
    this.strong = graph.strong[strong];
    this.weak = graph.weak[weak];
  }

  /** Follows alternating strong and weak links from a node that is false, breadth first. */
  from(start: number): void {
    const { order, length, trueBy, falseBy, strong, weak } = this;
    this.start = start;
    trueBy.fill(-1);
    length.fill(0);
    falseBy.fill(-1);
    falseBy[start] = start;
    let found = 0;
    // First the links of the start, then those of each node that a true node makes false.
    for (const on of strong[start]!) {
      if (trueBy[on] !== -1) continue;
      trueBy[on] = start;
      length[on] = 2;
      order[found++] = on;
    }
    for (let next = 0; next < found; next++) {
      const on = order[next]!;
      const nodes = length[on]! + 2;
      const offs = weak[on]!;
      for (let i = 0; i < offs.length; i++) {
        const off = offs[i]!;
        if (falseBy[off] !== -1) continue;
        falseBy[off] = on;
        const ons = strong[off]!;
        for (let j = 0; j < ons.length; j++) {
          const further = ons[j]!;
          if (trueBy[further] !== -1) continue;
          trueBy[further] = off;
          length[further] = nodes;
          order[found++] = further;
        }
      }
    }
    this.found = found;
  }

  /** The nodes of the chain from the start to a true node. */
  pathTo(end: number): number[] {
    const path: number[] = [];
    for (let on = end; ; ) {
      const off = this.trueBy[on]!;
      path.unshift(off, on);
      if (off === this.start) return path;
      on = this.falseBy[off]!;
    }
  }
}
