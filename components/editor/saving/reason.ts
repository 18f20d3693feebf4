import type { ApiError } from '@/lib/client/http';

/** What the server said of a refusal, the first of several things that it will not store. */
export function reasonOf({ message, errors }: ApiError): string {
  return errors[0] ? `${errors[0].path}: ${errors[0].message}` : message;
}
