import { createFileRoute } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/landing.ts';
import { Landing } from './-landing.tsx';

export const Route = createFileRoute('/')({ staticData: { title: landingTexts.title }, component: Landing });
