import { Queue } from './heap';
import { createNoise } from './noise';
import { createRandom } from './random';

/** The tree of cheapest ways from one point through a field of random resistance. */
export interface Discharge {
  readonly width: number;
  readonly height: number;
  /** The cell that each cell is reached from; -1 at the root. */
  readonly parent: Int32Array;
  /** Cells in the order they were reached. */
  readonly order: Int32Array;
  /** How many cells draw their current through this one. */
  readonly flow: Float32Array;
  readonly cost: Float32Array;
}

/** Grows the tree from a cell over the whole grid. */
export function discharge(
  width: number,
  height: number,
  rootX: number,
  rootY: number,
  seed: number,
): Discharge {
  const count = width * height;
  const random = createRandom(seed);
  const noise = createNoise(seed + 1);
  const resistance = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const x = i % width;
    const y = (i / width) | 0;
    resistance[i] = 0.12 + random() ** 3 * 4 + Math.abs(noise.at2(x * 0.03, y * 0.03)) * 2.2;
  }
  const parent = new Int32Array(count).fill(-1);
  const order = new Int32Array(count);
  const cost = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(count);
  const queue = new Queue(count * 4);
  const root = rootY * width + rootX;
  cost[root] = 0;
  queue.push(root, 0);
  let reached = 0;
  while (!queue.empty) {
    const node = queue.pop();
    if (done[node]) continue;
    done[node] = 1;
    order[reached++] = node;
    const x = node % width;
    const y = (node / width) | 0;
    for (let k = 0; k < 8; k++) {
      const dx = k < 3 ? k - 1 : k < 5 ? (k - 3) * 2 - 1 : k - 6;
      const dy = k < 3 ? -1 : k < 5 ? 0 : 1;
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const next = ny * width + nx;
      if (done[next]) continue;
      const through = (cost[node] as number) + (resistance[next] as number) * (dx && dy ? Math.SQRT2 : 1);
      if (through < (cost[next] as number)) {
        cost[next] = through;
        parent[next] = node;
        queue.push(next, through);
      }
    }
  }
  const flow = new Float32Array(count).fill(1);
  for (let k = reached - 1; k > 0; k--) {
    const node = order[k] as number;
    const from = parent[node] as number;
    if (from >= 0) flow[from] = (flow[from] as number) + (flow[node] as number);
  }
  return { width, height, parent, order, flow, cost };
}
