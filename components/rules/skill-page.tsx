import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { SkillSheet } from '@/components/skill/skill-sheet';
import { PipSteppers, type Step } from '@/components/skill/stepper';
import { schoolTitle } from '@/components/skill/titles';
import type { PipCount } from '@/lib/systems/living/messages/skill-text';
import { skillWords } from '@/lib/systems/living/messages/teller';
import type { Skill } from '@/lib/systems/index';
import { Frame } from './frame';

const stepClass = buttonClass({ size: 'small' }, 'min-w-10 text-xl');

/** The address holds the pips, so that a preview can be shown to others. */
const stepOf =
  (skill: Skill): Step =>
  (to, label, sign) =>
    to === undefined ? (
      <span aria-hidden className={`${stepClass} opacity-40`}>
        {sign}
      </span>
    ) : (
      <Link
        href={`/rules/skills/${skill.id}?green=${to.green}&blue=${to.blue}`}
        replace
        scroll={false}
        prefetch={false}
        aria-label={label}
        className={stepClass}
      >
        {sign}
      </Link>
    );

/** A skill's own page. */
export function SkillPage({ skill, pips }: { readonly skill: Skill; readonly pips: PipCount }) {
  const home = skill.school === 'training' ? 'missions' : `schools/${skill.school}`;
  return (
    <Frame
      here={home}
      above={{ path: home, title: schoolTitle(skill.school) }}
      title={skill.name}
      lead={skillWords.tier(skill)}
    >
      <div className="max-w-3xl">
        <SkillSheet
          skill={skill}
          pips={pips}
          preview={<PipSteppers skill={skill} pips={pips} step={stepOf(skill)} />}
        />
      </div>
    </Frame>
  );
}
