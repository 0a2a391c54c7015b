import type * as z from 'zod/mini';
import { severities, type Issue, type Severity } from '../issue';

/** The schema of legal sheets: anything it refuses is not well-formed, or breaks a rule. */
export type LegalSchema<S> = z.ZodMiniType<S>;

/**
 * The schema of a legal sheet, made of that of a well-formed one and of the rules: each error that they find is an issue
 * at its place, with the rule and its figures as `params`. Warnings leave a sheet legal.
 */
export const legalBy = <S>(
  wellFormed: LegalSchema<S>,
  check: (sheet: S) => readonly Issue[],
): LegalSchema<S> =>
  wellFormed.check((sheet) => {
    // The rules speak of sheets that are well-formed.
    if (sheet.issues.length > 0) return;
    for (const { rule, severity, path, figures } of check(sheet.value))
      if (severity === 'error')
        sheet.issues.push({
          code: 'custom',
          input: sheet.value,
          path: [...path],
          message: rule,
          params: { rule, severity, figures },
        });
  });

const isSeverity = (value: unknown): value is Severity => (severities as readonly unknown[]).includes(value);

/** The rules that a schema of legal sheets found broken, as the functions say them; none where it is no sheet at all. */
export const brokenRules = ({ issues }: z.core.$ZodError): readonly Issue[] =>
  issues.flatMap((issue): readonly Issue[] => {
    if (issue.code !== 'custom') return [];
    const { rule, severity, figures } = issue.params ?? {};
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    return typeof rule === 'string' && isSeverity(severity) ? [{ rule, severity, path, figures }] : [];
  });
