'use client';
import { gear, type GearFact } from '#words/systems/living/messages/equipment';
import { terms } from '#words/systems/living/messages/terms';
import type { Weapon } from '@/lib/systems/living/sheet/armoury';
import { capOfArmour, armours } from '@/lib/painted-die/equipment';

const summaryClass =
  'min-h-10 cursor-pointer content-center rounded-lg text-sm font-semibold text-muted hover:text-ink';

/** Rules of a weapon, folded away until somebody asks. */
export function WeaponFacts({
  weapon,
  name,
  learner,
}: {
  readonly weapon: Weapon;
  readonly name: string;
  /** The one who carries it learns skills, as a pet does not. */
  readonly learner: boolean;
}) {
  return (
    <details className="w-full">
      <summary className={summaryClass}>{gear.about(name)}</summary>
      <Facts facts={gear.weapon(weapon, learner)} />
    </details>
  );
}

/** How many Defence pips armour allows, with and without a shield, and what a shield lets a hero learn. */
export function ArmourFacts() {
  return (
    <details className="mb-3">
      <summary className={summaryClass}>{gear.aboutArmour}</summary>
      <table className="mt-1 w-full max-w-80 text-sm">
        <caption className="pb-1 text-left text-muted">{gear.armourCaption}</caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th className="py-1 pr-3 font-semibold">{gear.worn}</th>
            <th className="py-1 pr-3 font-semibold">{gear.alone}</th>
            <th className="py-1 font-semibold">{gear.withShield}</th>
          </tr>
        </thead>
        <tbody>
          {armours.map((armour) => (
            <tr key={armour} className="border-b border-line last:border-0">
              <th className="py-1 pr-3 text-left font-normal">{terms.armours[armour]}</th>
              <td className="py-1 pr-3">{capOfArmour(armour, false)}</td>
              <td className="py-1">{capOfArmour(armour, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="my-2 text-sm text-muted">{gear.armourHint}</p>
      <Facts facts={gear.shield().map(({ term, text }) => ({ term: `${terms.shield}: ${term}`, text }))} />
    </details>
  );
}

function Facts({ facts }: { readonly facts: readonly GearFact[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 pb-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="font-semibold max-sm:mt-1">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
