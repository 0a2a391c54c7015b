'use client';

import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { SheetChoice } from '@/components/site/sheet-choice';
import { lastingReference } from '@/components/site/sheet-reference';
import type { Saved } from '@/components/site/use-saved';
import type { OddsSetting, OddsViews } from '@/components/systems/views';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { oddsMessages as say } from '#words/messages/odds';
import { encodeSheet } from '@/lib/share/index';
import { nounFor, sameSheet } from '@/lib/systems/document';
import { hasPart, nounOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { OddsAddress } from './address';

export type Side = 'own' | 'foe';

/** Both sides, and how each of them fights. */
export function Sides({
  game,
  address,
  pair,
  views,
  saved: { saved, problem },
  onChoose,
  onSetting,
  onSwap,
}: {
  readonly game: SystemId;
  readonly address: OddsAddress;
  /** Both sheets, where they can meet. */
  readonly pair: { readonly own: SheetDocument; readonly foe: SheetDocument } | undefined;
  readonly views: OddsViews | undefined;
  readonly saved: Saved;
  readonly onChoose: (side: Side, reference: string) => void;
  readonly onSetting: (setting: OddsSetting) => void;
  readonly onSwap: () => void;
}) {
  const [tooLong, setTooLong] = useState<string>();
  const [isOpen, open] = useState(() => Object.keys(address.setting).length > 0);
  const choose = (side: Side) => (chosen: string) => {
    const reference = lastingReference(chosen, saved);
    setTooLong(reference.ok ? undefined : reference.error);
    if (reference.ok) onChoose(side, reference.value);
  };
  const compared = pair && hasPart(pair.own.system, 'versions') ? encodeSheet(pair.own) : undefined;
  const mine = pair && saved.find(({ hero }) => sameSheet(hero, pair.own));
  const noun = (pair ? nounFor(pair.own) : nounOf(game)).one;
  const meeting = pair && {
    own: pair.own.sheet,
    foe: pair.foe.sheet,
    setting: address.setting,
    onSetting,
  };
  // On a phone what happens between them comes first; wide screens have room for both.
  const fields = clsx('md:contents', isOpen ? 'contents' : 'hidden');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 rounded-card border border-line bg-leaf p-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <SheetChoice
            part="odds"
            label={say.own(noun)}
            game={game}
            reference={address.a}
            saved={saved}
            onChange={choose('own')}
          />
          <div className={fields}>{views && meeting && <views.Own {...meeting} />}</div>
          {compared?.ok && (
            <Link
              href={`/build?${mine ? `hero=${encodeURIComponent(mine.id)}` : `from=${encodeURIComponent(compared.value)}`}&compare=1`}
              className={buttonClass({}, 'self-start')}
            >
              {say.compare}
            </Link>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SheetChoice
            part="odds"
            label={say.foe}
            game={game}
            reference={address.b}
            saved={saved}
            onChange={choose('foe')}
          />
          <div className={fields}>{views && meeting && <views.Foe {...meeting} />}</div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onSwap}>{say.swap}</Button>
            {views && (
              <Button className="md:hidden" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
                {say.how}
              </Button>
            )}
          </div>
        </div>
      </div>
      {problem && <Notice tone="warning">{say.rosterShut}</Notice>}
      {tooLong !== undefined && (
        <Notice tone="error" live>
          {tooLong}
        </Notice>
      )}
    </>
  );
}
