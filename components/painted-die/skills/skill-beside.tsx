'use client';
import { useState, type ReactNode } from 'react';
import { rulesPath } from '@/components/skill/rules-path';
import { SkillDetailsView, type RenderStepper } from '@/components/skill/skill-details';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { skillBeside as say } from '#words/painted-die/messages/odds';
import type { FacesOf } from '@/lib/painted-die/die';
import { skillChance, type SkillNeed } from '@/lib/painted-die/odds/values';
import type { PipCount } from '@/lib/systems/pip-preview';
import type { RuleQuery, SkillDetails } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';

/** Sizes of the Hand, from five down. */
const hands = [5, 4, 3, 2, 1] as const;

/** A skill by the hero's own die. */
export interface OwnSkill {
  /** Pips needed for this many; absent if others roll for the skill. */
  readonly need: (pips: PipCount) => SkillNeed | undefined;
  readonly faces: FacesOf<'magic' | 'skill'>;
  /** Average results with five dice, a sentence for each number. */
  readonly means: readonly string[];
}

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBesideView({
  system,
  id,
  title,
  description,
  own,
  begin,
  pipsOf,
  detailsOf,
  learning,
  onClose,
}: {
  readonly system: SystemId;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly own: OwnSkill;
  /** Pips shown first. */
  readonly begin: PipCount;
  readonly pipsOf: (query: RuleQuery) => PipCount;
  readonly detailsOf: (pips: PipCount) => SkillDetails;
  /** Learns the skill or gives it up. */
  readonly learning?: ReactNode;
  readonly onClose: () => void;
}) {
  const [pips, setPips] = useState(begin);
  const step: RenderStepper = (to, label, sign) => (
    <Button
      size="small"
      className="min-w-10 text-xl"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to) setPips(pipsOf(to));
      }}
    >
      {sign}
    </Button>
  );
  const need = own.need(pips);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={say.close}
      place="beside"
    >
      {learning}
      <SkillDetailsView system={system} sheet={detailsOf(pips)} step={step} newTab>
        {need && <Chances faces={own.faces} need={need} />}
        {own.means.length > 0 && (
          <Means>
            {own.means.map((mean) => (
              <li key={mean}>{mean}</li>
            ))}
          </Means>
        )}
      </SkillDetailsView>
      <a
        href={rulesPath(system, `skills/${id}`)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({}, 'self-start')}
      >
        {say.openPage}
      </a>
    </Dialog>
  );
}

/** Chance of this many pips with this hero's die. */
function Chances({ faces, need }: { readonly faces: OwnSkill['faces']; readonly need: SkillNeed }) {
  return (
    <table className="w-full text-center text-sm">
      <caption className="pb-1 text-left text-muted">{say.chances}</caption>
      <thead>
        <tr className="border-b border-line">
          {hands.map((hand) => (
            <th key={hand} scope="col" className="py-1 font-semibold">
              {hand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {hands.map((hand) => (
            <td key={hand} className="py-1 text-base">
              {say.chance(skillChance(faces, hand, need).chance)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Means({ children }: { readonly children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3 text-sm">
      <h2 className="mb-1 font-sans font-semibold">{say.fiveDice}</h2>
      <ul className="flex flex-col gap-1">{children}</ul>
    </section>
  );
}
