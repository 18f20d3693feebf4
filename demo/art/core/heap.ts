/** Nodes in order of their cost: an indexed binary heap for paths over large grids. */
export class Queue {
  private readonly nodes: Int32Array;
  private readonly costs: Float32Array;
  private size = 0;

  constructor(capacity: number) {
    this.nodes = new Int32Array(capacity + 1);
    this.costs = new Float32Array(capacity + 1);
  }

  get empty(): boolean {
    return this.size === 0;
  }

  push(node: number, cost: number): void {
    const { nodes, costs } = this;
    let i = ++this.size;
    while (i > 1) {
      const parent = i >> 1;
      if ((costs[parent] as number) <= cost) break;
      nodes[i] = nodes[parent] as number;
      costs[i] = costs[parent] as number;
      i = parent;
    }
    nodes[i] = node;
    costs[i] = cost;
  }

  pop(): number {
    const { nodes, costs } = this;
    const result = nodes[1] as number;
    const node = nodes[this.size] as number;
    const cost = costs[this.size] as number;
    this.size--;
    let i = 1;
    for (;;) {
      let child = i * 2;
      if (child > this.size) break;
      if (child < this.size && (costs[child + 1] as number) < (costs[child] as number)) child++;
      if ((costs[child] as number) >= cost) break;
      nodes[i] = nodes[child] as number;
      costs[i] = costs[child] as number;
      i = child;
    }
    nodes[i] = node;
    costs[i] = cost;
    return result;
  }
}
