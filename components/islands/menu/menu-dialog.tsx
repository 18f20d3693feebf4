import '../island-elements';

/** Makes the dialog that it stands in, which the browser opens as a popover, a modal one: nothing behind it is reached while it is open. */
export function MenuDialog({ openerId }: { openerId: string }) {
  return <menu-dialog opener={openerId} hidden />;
}
