'use client';
import { Suspense, useState } from 'react';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { PhotoPanel } from '@/components/photo/photo-panel';
import { useGames } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { textsOf } from '@/lib/systems/document';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { MiniatureOffer, MiniaturePart } from '@/lib/systems/system';
import { MiniatureOffers } from './miniature-offers';
import { PictureChoice, PictureToggle, Pictures } from './pictures';

const say = messages.builder.miniature;

type Seen = Parameters<MiniaturePart['offers']>[0];
type Aim = Parameters<MiniaturePart['offers']>[1];

/** Width by height of the photo's place on a card. */
const photoAspect = 49 / 43;

/** A new hero by what its miniature looks like. */
export function MiniatureDialog({ onClose }: { readonly onClose: () => void }) {
  const system = useDraftPart(({ document }) => document.system);
  return (
    <Dialog
      open
      isTall
      onOpenChange={onClose}
      title={say.title}
      description={say.description}
      closeLabel={messages.builder.actions.close}
    >
      <Suspense>
        <Questions system={system} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Questions({ system, onClose }: { readonly system: SystemId; readonly onClose: () => void }) {
  useGames([system], 'miniature');
  const part = partOf(system, 'miniature');
  const { dispatch } = useDraft();
  const current = useDraftPart(({ document }) => document);
  const [seen, see] = useState<Seen>({ armour: 'none', shield: false, holds: [] });
  const [aim, choose] = useState<Aim>();
  const [photo, setPhoto] = useState<string>();
  if (!part) return null;
  const hold = (id: string, isHeld: boolean): void =>
    see({ ...seen, holds: isHeld ? [...seen.holds, id] : seen.holds.filter((each) => each !== id) });
  const take = (offer: MiniatureOffer): void => {
    dispatch({ do: 'bring', documents: [{ system, sheet: offer.sheet(textsOf(current).name) }] });
    if (photo !== undefined) dispatch({ do: 'photo', photo });
    onClose();
  };
  return (
    <>
      <Pictures label={say.armour}>
        {part.armours.map((each) => (
          <PictureChoice
            key={each.id}
            of={each}
            isChosen={seen.armour === each.id}
            onChoose={() => see({ ...seen, armour: each.id })}
          />
        ))}
      </Pictures>
      <Pictures label={say.holds} hint={say.holdsHint}>
        <PictureToggle of={part.shield} isOn={seen.shield} onChange={(shield) => see({ ...seen, shield })} />
        {part.holds.map((each) => (
          <PictureToggle
            key={each.id}
            of={each}
            isOn={seen.holds.includes(each.id)}
            onChange={(isHeld) => hold(each.id, isHeld)}
          />
        ))}
      </Pictures>
      <Pictures label={say.aim}>
        {part.aims.map((each) => (
          <PictureChoice
            key={each.id}
            of={each}
            isChosen={aim === each.id}
            onChoose={() => choose(each.id)}
          />
        ))}
      </Pictures>
      <section aria-label={say.offers} className="flex flex-col gap-3">
        <h3 className="text-lg">{say.offers}</h3>
        {aim === undefined ? (
          <p className="text-sm text-muted">{say.ask}</p>
        ) : (
          <MiniatureOffers
            key={JSON.stringify([seen, aim])}
            system={system}
            part={part}
            seen={seen}
            aim={aim}
            onTake={take}
          />
        )}
      </section>
      <PhotoPanel photo={photo} onChange={setPhoto} aspect={() => photoAspect} heading={say.photo} />
      <Button onClick={onClose}>{say.paint}</Button>
    </>
  );
}
