import { useState } from 'react';
import { NameField } from '@/components/room/name-field';
import { keepName, recallName } from '@/components/room/player-name';
import { sharedNightPath } from '@/components/site/play-path';
import { tableAddressIn } from '@/components/site/table-address';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { Night } from '@/lib/companion/night';
import { writeNightOffer } from '@/lib/companion/shared/night-offer';
import type { Allowed } from '@/lib/companion/shared/rights';
import { companionMessages } from '@/lib/messages/companion';
import { noteShared } from './shared-here';
import { HeroTicks } from './shared/hero-ticks';

const say = companionMessages.share;

/** Opens a room for a night. The code of rooms loads only now. */
const share = async (offer: string): Promise<void> => {
  const [{ beginRoom }, { mostPhones }] = await Promise.all([
    import('@/components/room/kept-rooms'),
    import('@/lib/companion/shared/said'),
  ]);
  const address = beginRoom('night', { seats: mostPhones, offer });
  const { kept } = tableAddressIn(Object.fromEntries(new URLSearchParams(window.location.search)), 'night');
  if (kept !== undefined) noteShared(kept, address.room);
  window.location.assign(sharedNightPath(address));
};

/** Before a night is shared: who shares it, and what the others may do. */
export function ShareSheet({
  night,
  isNew,
  onSend,
  onClose,
}: {
  readonly night: Night;
  /** Nothing has been done yet that could be undone or sent. */
  readonly isNew: boolean;
  /** Sends a copy instead. */
  readonly onSend: () => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(recallName);
  const [allowed, allow] = useState<Allowed>('all');
  const [sheets, choose] = useState<readonly number[]>([]);
  const [isRefused, refuse] = useState(false);
  const begin = (): void => {
    const offer = writeNightOffer({ name: name.trim(), allowed, sheets, night });
    refuse(!offer.ok);
    if (!offer.ok) return;
    keepName(name);
    void share(offer.value);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNew ? say.titleNew : say.title}
      description={say.why}
      closeLabel={companionMessages.close}
    >
      <NameField label={say.name} hint={say.nameHint} value={name} onChange={setName} />
      <HeroTicks setUp={night.setUp} label={say.heroes} chosen={sheets} onChange={choose} />
      <SelectField
        label={say.may}
        value={allowed}
        onChange={({ target }) => allow(target.value === 'own' ? 'own' : 'all')}
      >
        <option value="all">{say.allowed.all}</option>
        <option value="own">{say.allowed.own}</option>
      </SelectField>
      {isRefused && (
        <Notice tone="error" live>
          {companionMessages.send.cannot}
        </Notice>
      )}
      <Button look="main" onClick={begin}>
        {say.begin}
      </Button>
      {!isNew && <p>{say.undo}</p>}
      <p className="text-sm text-muted">{say.sends}</p>
      {!isNew && (
        <section className="border-t border-line pt-3">
          <h3 className="text-lg">{companionMessages.send.title}</h3>
          <p className="mb-2">{companionMessages.send.instead}</p>
          <Button onClick={onSend}>{companionMessages.send.open}</Button>
        </section>
      )}
    </Dialog>
  );
}
