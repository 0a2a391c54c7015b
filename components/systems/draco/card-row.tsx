'use client';
import clsx from 'clsx';
import { IssueList } from '@/components/draft/issue-list';
import { SavedText } from '@/components/draft/saved-form';
import { useDraftPart, useShown } from '@/components/draft/use-draft';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { SelectField } from '@/components/ui/field';
import { skillIcon } from '@/lib/systems/draco/cards/icons';
import { builder } from '#words/systems/draco/messages/builder';
import { dragonText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { values } from '@/lib/systems/draco/rules/values';
import { dragonPoints } from '@/lib/systems/draco/sheet/pips';
import type { DragonCard } from '@/lib/systems/draco/sheet/sheet';
import { dragonSkillIds, findDragonSkill } from '@/lib/systems/draco/skills/dragons';
import { Changes } from './changes';
import { cardDice } from './painted-dice';
import { useEdit } from './use-hero';

const say = builder.cards;

interface Props {
  readonly card: DragonCard;
  readonly index: number;
}

/** A card of the dragon in a line; open, with all that can be changed. */
export function CardRow({
  card,
  index,
  isOpen,
  onToggle,
}: Props & { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const body = `dragon-card-${index}`;
  const name = card.name === '' ? say.unnamed(index + 1) : card.name;
  return (
    <li className={clsx('border-t border-line first:border-0', isOpen && 'bg-paper')} data-card={index}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        className="grid min-h-14 w-full grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-1.5 text-left hover:bg-paper"
        onClick={onToggle}
      >
        <svg viewBox="0 0 512 512" aria-hidden className="size-8 text-muted" fill="currentColor">
          <path d={skillIcon(card.skill)} />
        </svg>
        <span className="min-w-0">
          <span className="block truncate font-display text-lg leading-tight font-bold">{name}</span>
          <span className="block truncate text-sm text-muted">
            {card.skill === '' ? say.noSkill : terms.skill(card.skill)}
          </span>
        </span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <Problems index={index} />
          {say.spent(dragonPoints(card.faces), values.cardPoints)}
        </span>
      </button>
      {isOpen ? (
        <div id={body} className="px-2 pb-4">
          <IssueList isHere={([root, at]) => root === 'cards' && at === index} Changes={Changes} />
          <CardEditor card={card} index={index} />
        </div>
      ) : (
        <div id={body} hidden />
      )}
    </li>
  );
}

function Problems({ index }: { readonly index: number }) {
  const issues = useDraftPart((state) => state.issues);
  const errors = issues.filter(({ path, severity }) => path[1] === index && severity === 'error').length;
  return errors === 0 ? null : <span className="font-semibold text-error">{say.problems(errors)}</span>;
}

function CardEditor({ card, index }: Props) {
  const { generation } = useShown();
  const edit = useEdit();
  const die = cardDice[index];
  return (
    <div key={`${generation} ${index}`} className="flex flex-col gap-4">
      {die && <DieEditor die={die} whose={card.name} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <SavedText
          label={say.name}
          kind="text"
          saved={card.name}
          onSave={(name, run) => edit({ edit: 'name-card', index, name }, { run })}
        />
        <SkillField card={card} index={index} />
      </div>
      <div>
        <Tick
          label={say.claw}
          checked={card.claw}
          onChange={(claw) => edit({ edit: 'set-claw', index, claw })}
        />
        <p className="text-sm text-muted">{say.clawHint}</p>
      </div>
      <Button size="small" className="self-start" onClick={() => edit({ edit: 'remove-card', index })}>
        {say.remove}
      </Button>
    </div>
  );
}

function SkillField({ card: { skill: id }, index }: Props) {
  const edit = useEdit();
  const skill = findDragonSkill(id);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={say.skill}
        value={id}
        onChange={({ target }) => edit({ edit: 'set-card-skill', index, skill: target.value })}
      >
        {id === '' && <option value="">{say.noSkill}</option>}
        {id !== '' && !skill && <option value={id}>{say.unknownSkill(id)}</option>}
        {dragonSkillIds.map((each) => (
          <option key={each} value={each}>
            {terms.skill(each)}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite" className="text-sm">
        {skill && dragonText(skill).map((line) => <p key={line}>{line}</p>)}
      </div>
    </div>
  );
}
