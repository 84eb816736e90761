import { createFileRoute } from '@tanstack/react-router';
import { Landing } from './-landing/landing.tsx';

export const Route = createFileRoute('/')({ staticData: { title: 'home' }, component: Landing });
