import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import type { InterfaceTexts } from './use-interface-texts';

interface LogoutDialogProps {
  /** What would be lost. */
  kind: 'work' | 'uploads';
  texts: InterfaceTexts['toolbar'];
  onAnswer(mayGo: boolean): void;
}

/** Asks before a sign-out drops something. */
export function LogoutDialog({ kind, texts, onAnswer }: LogoutDialogProps) {
  const [title, note] =
    kind === 'work' ? [texts.keptWork, texts.keptWorkNote] : [texts.uploadsRunning, texts.uploadsRunningNote];
  const stay = () => onAnswer(false);
  return (
    <Dialog title={title} note={note} onClose={stay}>
      <DialogActions>
        <Button size="lg" onClick={() => onAnswer(true)}>
          {texts.logoutAnyway}
        </Button>
        <Button kind="main" size="lg" onClick={stay}>
          {texts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
