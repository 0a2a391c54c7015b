import { Notice } from '@/components/ui/notice';
import { issueKey, type Severity } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { living, type HeroDraft } from '@/lib/systems/index';

/** The issues of one severity under a heading; nothing for a hero without any. */
export function HeroIssues({ hero, severity }: { readonly hero: HeroDraft; readonly severity: Severity }) {
  const { hero: say } = words.site;
  const issues = living.check(hero).filter((issue) => issue.severity === severity);
  if (issues.length === 0) return null;
  const isError = severity === 'error';
  return (
    <section aria-labelledby={severity} className="flex flex-col gap-2">
      <h2 id={severity} className="text-xl">
        {isError ? say.houseRules : say.warnings}
      </h2>
      {isError && <p className="text-muted">{say.houseRulesWhy}</p>}
      {issues.map((issue, index) => (
        <Notice key={`${issueKey(issue)} ${index}`} tone={severity}>
          {words.issues.sentence(issue)}
        </Notice>
      ))}
    </section>
  );
}
