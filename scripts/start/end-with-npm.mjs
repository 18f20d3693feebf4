/**
 * npm's shell dies of a SIGTERM without handing it on: what npm started ends with it.
 * @param {() => void} stop
 */
export function endWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, 300).unref();
}
