'use client';

import { useEffect, useState } from 'react';
import { siteMessages } from '@/lib/messages/site';
import { buttonClass } from '@/components/ui/button';

/** What some browsers send once somebody has used a page for a while: then it is worth installing. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/** Installs Pipsmith, where the browser offers it and it is not installed yet. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallPrompt>();
  useEffect(() => {
    const keep = (event: Event): void => {
      if (!isPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = (): void => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return null;
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small' })}
      onClick={() => {
        setOffer(undefined);
        void offer.prompt();
      }}
    >
      {siteMessages.site.footer.install}
    </button>
  );
}
