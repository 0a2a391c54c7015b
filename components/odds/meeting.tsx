'use client';

import { heroBehind, referenceOf } from '@/components/site/sheet-reference';
import { HeroChoice } from '@/components/site/sheet-choice';
import { useSaved } from '@/components/site/use-saved';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/tick';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import { wayAgainst, waysOf } from '@/lib/systems/odds';
import { allyChoices, handChoices, usual, type Setting } from './address';

const { room } = oddsWords;

function HandChoice({
  label,
  hand,
  onChange,
}: {
  readonly label: string;
  readonly hand: number;
  readonly onChange: (hand: number) => void;
}) {
  return (
    <div>
      <p className="mb-1 font-semibold">{room.hand}</p>
      <Segmented
        label={label}
        value={String(hand)}
        segments={handChoices.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}

/** How one of the two attacks: his best way unless another one is chosen. */
function WayChoice({ setting, onChange, of }: MeetingProps & { readonly of: 'own' | 'foe' }) {
  const own = heroBehind(setting.a);
  const foe = heroBehind(setting.b);
  if (!own.ok || !foe.ok) return null;
  const attacker = {
    own: { hero: own.value, hand: setting.hand, cover: false, allies: setting.allies },
    foe: { hero: foe.value, hand: setting.foeHand, cover: setting.cover, allies: 0 },
  };
  const ways = waysOf(attacker[of].hero);
  const best = wayAgainst(attacker[of], attacker[of === 'own' ? 'foe' : 'own']);
  const asked = of === 'own' ? setting.way : setting.foeWay;
  return (
    <SelectField
      label={of === 'own' ? room.attackWith : room.answersWith}
      value={ways.some(({ id }) => id === asked) ? asked : ''}
      onChange={({ target: { value } }) => onChange(of === 'own' ? { way: value } : { foeWay: value })}
    >
      <option value="">{room.bestWay(oddsWords.way(best))}</option>
      {ways.map((way) => (
        <option key={way.id} value={way.id}>
          {oddsWords.way(way)}
        </option>
      ))}
    </SelectField>
  );
}

interface MeetingProps {
  readonly setting: Setting;
  readonly onChange: (part: Partial<Setting>) => void;
}

/** Who meets whom, with how many dice and in what place. */
export function Meeting({ setting, onChange }: MeetingProps) {
  const { saved, problem } = useSaved();
  const [tooLong, setTooLong] = useState<string>();
  const choose = (which: 'a' | 'b') => (reference: string) => {
    const asked = referenceOf(reference, saved);
    setTooLong(asked.ok ? undefined : asked.error);
    if (!asked.ok) return;
    const { value } = asked;
    onChange(
      which === 'a' ? { a: value, way: usual.way, skill: usual.skill } : { b: value, foeWay: usual.foeWay },
    );
  };
  return (
    <>
      <div className="grid items-start gap-5 rounded-card border border-line bg-leaf p-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <HeroChoice label={room.own} reference={setting.a} saved={saved} onChange={choose('a')} />
          <WayChoice of="own" setting={setting} onChange={onChange} />
          <HandChoice
            label={`${room.own}: ${room.hand}`}
            hand={setting.hand}
            onChange={(hand) => onChange({ hand })}
          />
          <SelectField
            label={room.allies}
            value={String(setting.allies)}
            onChange={({ target }) => onChange({ allies: Number(target.value) })}
          >
            {allyChoices.map((n) => (
              <option key={n} value={n}>
                {n === 0 ? room.noAllies : `${n} (+${n} AV)`}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <HeroChoice label={room.foe} reference={setting.b} saved={saved} onChange={choose('b')} />
          <WayChoice of="foe" setting={setting} onChange={onChange} />
          <HandChoice
            label={`${room.foe}: ${room.hand}`}
            hand={setting.foeHand}
            onChange={(foeHand) => onChange({ foeHand })}
          />
          <Tick label={room.cover} checked={setting.cover} onChange={(cover) => onChange({ cover })} />
          <Button
            className="self-start"
            onClick={() =>
              onChange({
                a: setting.b,
                b: setting.a,
                hand: setting.foeHand,
                foeHand: setting.hand,
                way: setting.foeWay,
                foeWay: setting.way,
                skill: usual.skill,
                cover: false,
                allies: 0,
              })
            }
          >
            {room.swap}
          </Button>
        </div>
      </div>
      {problem && <Notice tone="warning">{room.rosterShut}</Notice>}
      {tooLong !== undefined && (
        <Notice tone="error" live>
          {tooLong}
        </Notice>
      )}
    </>
  );
}
