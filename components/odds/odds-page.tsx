'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import type { HeroDraft } from '@/lib/systems/index';
import { wayAgainst, type Fighter } from '@/lib/systems/odds';
import { heroBehind } from '@/components/site/sheet-reference';
import { addressOf, type Setting } from './address';
import { AttackPanel } from '../systems/living/odds/attack-panel';
import { DuelPanel } from '../systems/living/odds/duel-panel';
import { HandsPanel } from '../systems/living/odds/hands-panel';
import { Meeting } from './sides';
import { SkillPanel } from '../systems/living/odds/skill-panel';
import { ThousandPanel } from './series/series-panel';
import { WorthPanel } from '../systems/living/odds/worth-panel';

const fighters = (setting: Setting, own: HeroDraft, foe: HeroDraft): readonly [Fighter, Fighter] => [
  { hero: own, hand: setting.hand, way: setting.way, cover: false, allies: setting.allies },
  { hero: foe, hand: setting.foeHand, way: setting.foeWay, cover: setting.cover, allies: 0 },
];

function Results({
  own,
  foe,
  skill,
  onSkill,
}: {
  readonly own: Fighter;
  readonly foe: Fighter;
  readonly skill: string;
  readonly onSkill: (skill: string) => void;
}) {
  const way = wayAgainst(own, foe);
  return (
    <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
      <AttackPanel own={own} foe={foe} way={way} />
      <HandsPanel hero={own.hero} />
      <SkillPanel own={own} foe={foe} chosen={skill} onChoose={onSkill} />
      <DuelPanel own={own} foe={foe} />
      <WorthPanel own={own} foe={foe} />
      <ThousandPanel own={own.hero} foe={foe.hero} />
    </div>
  );
}

/** Two heroes, and what happens between them. The address keeps what is chosen. */
export function OddsRoom({ asked }: { readonly asked: Setting }) {
  const [setting, setSetting] = useState(asked);
  const shown = useDeferredValue(setting);
  const own = useMemo(() => heroBehind(shown.a), [shown.a]);
  const foe = useMemo(() => heroBehind(shown.b), [shown.b]);
  const pair = useMemo(
    () => (own.ok && foe.ok ? fighters(shown, own.value, foe.value) : undefined),
    [shown, own, foe],
  );
  const { room } = oddsWords;

  const change = (part: Partial<Setting>): void => {
    const next = { ...setting, ...part };
    setSetting(next);
    window.history.replaceState(null, '', addressOf(next));
  };

  return (
    <div className="flex min-h-[70dvh] flex-col gap-6">
      <div>
        <h1 className="text-4xl sm:text-5xl">{room.heading}</h1>
        <p className="mt-2 max-w-prose text-muted">{room.introduction}</p>
      </div>
      <Meeting setting={setting} onChange={change} />
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {!own.ok && <Notice tone="error">{room.badLink('a', own.error)}</Notice>}
        {!foe.ok && <Notice tone="error">{room.badLink('b', foe.error)}</Notice>}
      </div>
      {pair && (
        <Results own={pair[0]} foe={pair[1]} skill={shown.skill} onSkill={(skill) => change({ skill })} />
      )}
    </div>
  );
}
