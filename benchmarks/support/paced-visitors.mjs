// A worker: visitors who ask for a page at a steady pace, in a thread of their own so that nobody else's work delays them.
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, perSecond: number }} */
const { url, perSecond } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** @type {number[]} */
let times = [];
let failed = 0;

/** As browsers do, asks again where the site has closed a kept connection in the same moment. */
function visit(began = performance.now()) {
  const visitor = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
    answer.resume().on('end', () => {
      if (answer.statusCode === 200) times.push(performance.now() - began);
      else failed += 1;
    });
  })
    .on('error', () => {
      if (visitor.reusedSocket) visit(began);
      else failed += 1;
    })
    .end();
}

setInterval(() => visit(), 1000 / perSecond);
parentPort?.on('message', () => {
  parentPort?.postMessage({ times, failed });
  times = [];
  failed = 0;
});
