import { Spinner } from '@/components/ui/spinner';

/** In place of a screen that is not there yet. */
export function ScreenLoading() {
  return (
    <div
      className="fixed inset-0 z-(--z-modal) grid place-items-center bg-tool-ground"
      role="status"
      aria-busy="true"
    >
      <Spinner className="size-6 border-tool-edge border-t-tool-accent" />
    </div>
  );
}
