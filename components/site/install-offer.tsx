'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { siteMessages } from '@/lib/messages/site';
import { dismissInstall, install, useInstallable } from './install';

const say = siteMessages.site.install;

/** Offers to install Pipsmith to people it has just helped: beside their heroes, and beside a finished PDF. */
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
