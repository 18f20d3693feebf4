'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/stores/auth';

/** Ends the session on the server, forgets it here, and goes home. */
export function LogoutButton() {
  const t = useTranslations('auth');
  const [isBusy, setIsBusy] = useState(false);
  const leave = () => {
    setIsBusy(true);
    void useAuth.getState().logout();
  };
  return (
    <Button onClick={leave} disabled={isBusy}>
      {t('logout')}
    </Button>
  );
}
