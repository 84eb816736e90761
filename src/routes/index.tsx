import { createFileRoute } from '@tanstack/react-router';
import { pageTitles } from '#src/locales/en/page-titles.ts';
import { Landing } from './-landing.tsx';

export const Route = createFileRoute('/')({ staticData: { title: pageTitles.home }, component: Landing });
