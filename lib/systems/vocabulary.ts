/** A kind of thing that skills' entries say: an act, a check, a parameter, a property, or an effect with a play as a whole. */
export interface VocabularyKind {
  readonly of: string;
  readonly name: string;
  /** Specific to its skills; no other is expected to use it. */
  readonly isNamed: boolean;
  /** Ids of the skills that use it. */
  readonly skills: readonly string[];
}

/** Words in which a game's skills are written; `skills --stats`. */
export interface Vocabulary {
  /** Skills counted. */
  readonly skills: number;
  readonly kinds: readonly VocabularyKind[];
  /** Words that make kinds more precise: moments, zones, who, how long. */
  readonly terms: { readonly all: number; readonly ofOneSkill: number };
}

/** The figures of a vocabulary: kinds that skills share, named kinds, and the skills with one of these. */
export interface VocabularyFigures {
  readonly skills: number;
  readonly general: number;
  readonly named: number;
  readonly skillsWithNamed: number;
}

export const figuresOfVocabulary = ({ skills, kinds }: Vocabulary): VocabularyFigures => {
  const named = kinds.filter(({ isNamed }) => isNamed);
  return {
    skills,
    general: kinds.length - named.length,
    named: named.length,
    skillsWithNamed: new Set(named.flatMap((kind) => kind.skills)).size,
  };
};
