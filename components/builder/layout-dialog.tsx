'use client';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/tick';
import { words } from '@/lib/messages/index';
import { oddsWords } from '@/lib/messages/odds';
import { living, type Trait } from '@/lib/systems/index';
import type { Fighter, LayoutGoal } from '@/lib/systems/odds';
import { LayoutAnswer } from './layout-answer';
import { useBench, useBuilder } from './use-builder';
import { useLayout } from './use-layout';

const say = oddsWords.layout;
const amounts = ['none', 'little', 'much'] as const;
type Amount = (typeof amounts)[number];
const weightOf: Readonly<Record<Amount, number>> = { none: 0, little: 1, much: 3 };
const matters = ['damage', 'lost', 'skill'] as const;
type Matter = (typeof matters)[number];

/** What the die is to be best at, and the best die for it beside the present one. */
export function LayoutDialog({ foe, onClose }: { readonly foe: Fighter; readonly onClose: () => void }) {
  const { hero } = useBuilder();
  const { edit } = useBench();
  const [amount, setAmount] = useState<Readonly<Record<Matter, Amount>>>({
    damage: 'much',
    lost: 'none',
    skill: 'none',
  });
  const [magic, setMagic] = useState(0);
  const [allowed, setAllowed] = useState<readonly Trait[]>(() => {
    const used = living.traits.filter((trait) => Object.values(hero.faces).some((face) => face[trait] > 0));
    return used.length > 0 ? used : living.traits;
  });
  const goal = useMemo<LayoutGoal>(
    () => ({
      own: { hero, hand: 5, cover: false, allies: 0 },
      foe,
      weights: {
        damage: weightOf[amount.damage],
        lost: weightOf[amount.lost],
        skill: weightOf[amount.skill],
      },
      skill: { green: 1, magic },
      traits: allowed,
    }),
    [hero, foe, amount, magic, allowed],
  );
  const finding = useLayout(goal);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.description(foe.hero.name)}
      closeLabel={words.builder.actions.close}
    >
      <div className="flex flex-col gap-3">
        {matters.map((matter) => (
          <div key={matter} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-semibold">{say.matters[matter]}</span>
            <Segmented
              label={say.matters[matter]}
              value={amount[matter]}
              segments={amounts.map((value) => ({ value, label: say.amounts[value] }))}
              onChange={(value) => setAmount({ ...amount, [matter]: value })}
            />
          </div>
        ))}
        {amount.skill !== 'none' && (
          <SelectField
            label={say.needs}
            value={magic}
            onChange={({ target }) => setMagic(Number(target.value))}
          >
            {[0, 1, 2, 3, 4].map((pips) => (
              <option key={pips} value={pips}>
                {say.need(pips)}
              </option>
            ))}
          </SelectField>
        )}
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-semibold">{say.traits}</legend>
          {living.traits.map((trait) => (
            <Tick
              key={trait}
              label={words.terms.pips[trait]}
              checked={allowed.includes(trait)}
              onChange={(checked) =>
                setAllowed(
                  living.traits.filter((each) => (each === trait ? checked : allowed.includes(each))),
                )
              }
            />
          ))}
        </fieldset>
      </div>
      <LayoutAnswer
        finding={finding}
        present={hero.faces}
        onTake={(edits) => {
          edit(...edits);
          onClose();
        }}
      />
    </Dialog>
  );
}
