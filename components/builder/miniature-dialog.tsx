'use client';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blankDocument, isBlank } from '@/components/draft/state';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { useGames } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { edited, textsOf } from '@/lib/systems/document';
import { partOf, systemOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { MiniatureOffer } from '@/lib/systems/miniature-part';
import { MiniatureOffers } from './miniature-offers';
import { MiniaturePhoto } from './miniature-photo';
import type { Aim, Seen } from './miniature-worker';
import { PictureChoice, PictureToggle, Pictures } from './pictures';
import { useOfferPool } from './use-offers';

const say = messages.builder.miniature;

/** A new hero by what its miniature looks like. */
export function MiniatureDialog({
  onClose,
  onPaint,
}: {
  readonly onClose: () => void;
  /** Closes it as well. */
  readonly onPaint: () => void;
}) {
  const system = useDraftPart(({ document }) => document.system);
  const { dispatch } = useDraft();
  const shown = useDraftPart(({ photo }) => photo);
  const [photo, setPhoto] = useState(shown);
  // A photo that was chosen is on the card, whichever way the die is painted.
  const keepPhoto = (): void => {
    if (photo !== shown) dispatch({ do: 'photo', photo });
  };
  return (
    <Dialog
      open
      isTall
      onOpenChange={() => {
        keepPhoto();
        onClose();
      }}
      title={say.title}
      description={say.description}
      closeLabel={messages.builder.actions.close}
    >
      <Button
        size="small"
        className="self-start"
        onClick={() => {
          keepPhoto();
          onPaint();
        }}
      >
        {say.paint}
      </Button>
      <MiniaturePhoto photo={photo} onChange={setPhoto} />
      <Suspense>
        <Questions system={system} photo={photo} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

/** Whether nothing but its texts was written yet. */
const isOnlyNamed = (document: SheetDocument): boolean => {
  const { name, title } = systemOf(document.system).writeText;
  const blank = blankDocument(document.system);
  const texts = textsOf(blank);
  const bare = edited(document, name(texts.name));
  return isBlank(title ? edited(bare, title(texts.title)) : bare);
};

/** The offer with the title that the player gave the hero before, if any. */
const titled = (system: SystemId, { sheet }: MiniatureOffer, title: string): SheetDocument => {
  const edit = title === '' ? undefined : systemOf(system).writeText.title?.(title);
  return edit ? edited({ system, sheet }, edit) : { system, sheet };
};

function Questions({
  system,
  photo,
  onClose,
}: {
  readonly system: SystemId;
  readonly photo: string | undefined;
  readonly onClose: () => void;
}) {
  useGames([system], 'miniature');
  const part = partOf(system, 'miniature');
  const { dispatch } = useDraft();
  const current = useDraftPart(({ document }) => document);
  const { name, title } = textsOf(current);
  const [seen, see] = useState<Seen>({ armour: 'none', shield: false, holds: [] });
  const [wanted, want] = useState<Aim>();
  const answer = useRef<HTMLElement>(null);
  const pool = useOfferPool();
  if (!part) return null;
  const aims = part.aims(seen);
  const aim = aims.find(({ id }) => id === wanted);
  const hold = (id: string, isHeld: boolean): void =>
    see({ ...seen, holds: isHeld ? [...seen.holds, id] : seen.holds.filter((each) => each !== id) });
  const take = (offer: MiniatureOffer): void => {
    const documents = [titled(system, offer, title)];
    dispatch({ do: 'bring', documents, photo, again: true, inPlace: isOnlyNamed(current) });
    onClose();
  };
  return (
    <>
      <Pictures label={say.armour} across={4}>
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
        {aims.map((each) => (
          <PictureChoice
            key={each.id}
            of={each}
            isChosen={aim?.id === each.id}
            onChoose={() => {
              flushSync(() => want(each.id));
              answer.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        ))}
      </Pictures>
      <section ref={answer} aria-label={say.offers} className="flex flex-col gap-2">
        <h3 className="text-lg">{say.offers}</h3>
        {aim ? (
          <MiniatureOffers
            key={JSON.stringify([seen, aim.id])}
            pool={pool}
            order={{ system, seen, aim: aim.id, name }}
            wish={aim.name}
            onTake={take}
          />
        ) : (
          <p className="text-sm text-muted">{say.ask}</p>
        )}
      </section>
    </>
  );
}
