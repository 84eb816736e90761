import { isSameLanguage } from '#shared/text/language-tag.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { languageName } from '#src/platform/language/language-name.ts';
import { Badge } from '#src/ui/parts/badge.tsx';

/** What the patient reads, where it is not the clinic's first language (REG-26): worth more to a nurse than a translated page. */
export function LanguageBadge({ language }: { language: string | null | undefined }) {
  const { languages } = useClinic();
  const name = language && !isSameLanguage(language, languages[0] ?? 'en') ? languageName(language) : undefined;
  return name === undefined ? null : <Badge tone="info">{staffTexts.speaks(name)}</Badge>;
}
