/**
 * Whether somebody has signed in in this browser (stores/auth.ts): the server is asked only then. A page in a frame is
 * looked at as visitors see it.
 */
export function isSignedInHere(): boolean {
  try {
    // A sign-out that the server has not heard of is told by the same part.
    return self === top && ('sign_out_waits' in localStorage || localStorage.auth.includes(':true'));
  } catch {
    // Nothing is kept, or storage is refused.
    return false;
  }
}
