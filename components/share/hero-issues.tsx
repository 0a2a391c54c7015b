import { Notice } from '@/components/ui/notice';
import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { living, type HeroDraft } from '@/lib/systems/index';

/** What breaks the rules, and below it what is worth knowing; nothing for a hero without either. */
export function HeroIssues({ hero }: { readonly hero: HeroDraft }) {
  const issues = living.check(hero);
  const errors = issues.filter((issue) => issue.severity === 'error');
  const warnings = issues.filter((issue) => issue.severity === 'warning');
  return (
    <>
      {errors.length > 0 && (
        <section aria-labelledby="house-rules" className="flex flex-col gap-2">
          <h2 id="house-rules" className="text-xl">
            {words.site.hero.houseRules}
          </h2>
          <p className="text-muted">{words.site.hero.houseRulesWhy}</p>
          {errors.map((issue, index) => (
            <Notice key={`${issueKey(issue)} ${index}`} tone="error">
              {words.issues.sentence(issue)}
            </Notice>
          ))}
        </section>
      )}
      {warnings.length > 0 && (
        <section aria-labelledby="warnings" className="flex flex-col gap-2">
          <h2 id="warnings" className="text-xl">
            {words.site.hero.warnings}
          </h2>
          {warnings.map((issue, index) => (
            <Notice key={`${issueKey(issue)} ${index}`} tone="warning">
              {words.issues.sentence(issue)}
            </Notice>
          ))}
        </section>
      )}
    </>
  );
}
