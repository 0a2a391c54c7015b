import paths from '@/lib/systems/living/kit/counters/counter-icon-paths.json' with { type: 'json' };

const pathOf: Readonly<Record<string, string>> = paths;

/** A skill's own picture, as its counters carry it. */
export function SkillEmblem({ icon }: { readonly icon: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden className="size-full fill-current">
      <path d={pathOf[icon]} />
    </svg>
  );
}
