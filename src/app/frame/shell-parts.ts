export { BarTools } from '@/app/bar-tools';
export { Footer } from '@/app/footer';
export { Notices } from '@/app/notices';
