import { Banner, type BannerProps } from '@/ui/message/banner';

/** At the bottom of the window, above a bar of tasks and over the page: nothing moves when it comes or goes. */
export function FloatingBanner(props: Omit<BannerProps, 'className'>) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 mx-auto w-fit max-w-form *:pointer-events-auto">
      <Banner {...props} className="shadow-pop" />
    </div>
  );
}
