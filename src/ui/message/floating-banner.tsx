import { Banner, type BannerProps } from '@/ui/message/banner';

/**
 * Over the page, so that nothing moves when it comes or goes: at the bottom of the window; below the navigation bar if
 * a bar of tasks is at the bottom, whose button it would cover.
 */
export function FloatingBanner(props: Omit<BannerProps, 'className'>) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 [:root:has([data-bottom-bar])_&]:top-18 [:root:has([data-bottom-bar])_&]:bottom-auto mx-auto w-fit max-w-form *:pointer-events-auto">
      <Banner {...props} className="shadow-pop" />
    </div>
  );
}
