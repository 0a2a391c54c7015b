'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteMessages } from '@/lib/messages/site';
import { dismissInstall, install, useInstallable } from './install';

const say = siteMessages.site.install;

/** Offers to install Pipsmith, to whom it has just been of use: beside the own heroes, and beside a PDF that was made. */
export function InstallOffer() {
  if (!useInstallable()) return null;
  return (
    <Notice
      live
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={install}>
            {say.yes}
          </Button>
          <Button size="small" look="quiet" onClick={dismissInstall}>
            {say.no}
          </Button>
        </span>
      }
    >
      {say.why}
    </Notice>
  );
}
