// Runs in every page that the editor's benchmark opens, rivals included: what is measured is measured by one clock.
(() => {
  /** @type {Record<string, number[]>} */
  const times = { keydown: [], click: [], pointermove: [] };
  /** @type {{ began: number, ended: number }[]} */
  const longTasks = [];

  /** The first task after the next frame: that frame has been drawn. @param {(at: number) => void} tell */
  const afterPaint = (tell) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(performance.now());
      port2.postMessage(null);
    });

  // From when the browser had the event, so that what kept it waiting counts as well.
  for (const type of Object.keys(times)) {
    addEventListener(type, ({ timeStamp }) => afterPaint((at) => times[type].push(at - timeStamp)), true);
  }

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ began: startTime, ended: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });

  /** @param {() => boolean} isSo @returns {Promise<number>} when the first frame in which it is so had been drawn */
  const untilDrawn = (isSo) =>
    new Promise((resolve) => {
      const look = () => (isSo() ? afterPaint(resolve) : requestAnimationFrame(look));
      look();
    });

  /** @type {Promise<{ drawnMs: number, idleMs: number }> | undefined} */
  let waiting;

  window.stopwatch = {
    take: (type) => times[type].splice(0),

    from: (type, isSo, quietMs) => {
      waiting = new Promise((resolve) => {
        const begin = async ({ timeStamp }) => {
          const drawnAt = await untilDrawn(isSo);
          await new Promise((rest) => setTimeout(rest, quietMs));
          const busy = longTasks.filter(({ ended }) => ended > timeStamp);
          const idleAt = Math.max(drawnAt, ...busy.map(({ ended }) => ended));
          resolve({ drawnMs: drawnAt - timeStamp, idleMs: idleAt - timeStamp });
        };
        addEventListener(type, begin, { capture: true, once: true });
      });
    },
    result: () => waiting,

    fromStart: async (isSo, quietMs) => {
      const drawnAt = await untilDrawn(isSo);
      await new Promise((rest) => setTimeout(rest, quietMs));
      return { drawnMs: drawnAt, idleMs: Math.max(drawnAt, ...longTasks.map(({ ended }) => ended)) };
    },
  };
})();
