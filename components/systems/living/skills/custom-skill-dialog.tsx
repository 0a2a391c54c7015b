'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { zTypedName, zTypedText } from '@/components/draft/saved-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, SelectField, TextField } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { panels } from '#words/systems/living/messages/panels';
import type { CustomSkill } from '@/lib/systems/living/sheet/hero';
import { useEdit } from '../use-hero';
import { schoolName } from './skill-names';

const say = panels.skills.custom;
const schools = ['warrior', 'ranger'] as const;

const zDesign = z.object({
  custom: zTypedName.check(z.refine((text) => text !== '', { error: messages.builder.text.empty })),
  school: z.enum(schools),
  text: zTypedText,
});

/** A skill of the player's own design for an "other" weapon; ruling 8. */
export function CustomSkillDialog({
  before,
  onClose,
}: {
  /** The skill to change, and its place; a new one when left out. */
  readonly before: { readonly index: number; readonly skill: CustomSkill } | undefined;
  readonly onClose: () => void;
}) {
  const edit = useEdit();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof zDesign>>({
    defaultValues: before?.skill ?? { custom: '', school: 'warrior', text: '' },
    resolver: zodResolver(zDesign),
    mode: 'onTouched',
  });
  const { errors } = formState;
  const submit = handleSubmit((skill) => {
    edit(
      before
        ? { edit: 'set-custom-skill', index: before.index, skill: { ...before.skill, ...skill } }
        : { edit: 'add-skill', list: 'hero', skill },
    );
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.description}
      closeLabel={messages.builder.actions.close}
    >
      <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <Field label={say.name} autoComplete="off" error={errors.custom?.message} {...register('custom')} />
        <SelectField label={say.school} {...register('school')}>
          {schools.map((id) => (
            <option key={id} value={id}>
              {schoolName(id)}
            </option>
          ))}
        </SelectField>
        <TextField label={say.text} rows={4} error={errors.text?.message} {...register('text')} />
        <Button type="submit" look="main" className="self-end">
          {before ? say.save : say.submit}
        </Button>
      </form>
    </Dialog>
  );
}
